import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';

export const Part = () => (
  <TextField isRequired>
    <Label>RFC</Label>
    <Input />
    <Text slot="description">13 letras</Text>
    <FieldError />
  </TextField>
);
