import { defineConfig } from 'drizzle-kit';

/** `npm run migrations` writes the next forward step from the difference between the schema and the last one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/tables/index.ts',
  out: './migrations',
});
