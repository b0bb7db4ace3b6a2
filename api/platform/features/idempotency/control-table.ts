export { idempotencyKeys } from './table.ts'
