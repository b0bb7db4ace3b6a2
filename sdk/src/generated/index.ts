/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
export * from './models/index.ts'
export * from './apis/index.ts'
