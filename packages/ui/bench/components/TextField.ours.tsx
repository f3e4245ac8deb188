import { TextField } from '@trastienda/ui/TextField';

export const Part = () => <TextField label="RFC" description="13 letras" isRequired />;
