import { defineConfig } from 'drizzle-kit'

// For `npm run generate:migration`, which writes what changed in the schema. Nothing here touches a database.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/store/schema.ts',
  out: './server/store/migrations',
})
