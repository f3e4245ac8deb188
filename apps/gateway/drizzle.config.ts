import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/leaving.ts',
  out: './src/database/migrations',
  schemaFilter: ['gateway'],
});
