import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';

export const Part = () => (
  <Select>
    <Label>Estado</Label>
    <Button>
      <SelectValue />
    </Button>
    <Popover>
      <ListBox>
        <ListBoxItem id="a">Jalisco</ListBoxItem>
        <ListBoxItem id="b">Oaxaca</ListBoxItem>
      </ListBox>
    </Popover>
  </Select>
);
