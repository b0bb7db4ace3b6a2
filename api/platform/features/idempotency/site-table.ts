export { idempotencyKeys, idempotencyPeople } from './table.ts'
