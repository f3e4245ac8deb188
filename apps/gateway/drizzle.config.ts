import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/previous-schema.ts',
  out: './src/database/migrations',
  schemaFilter: ['gateway'],
});
