export { operationFailures, operations } from './table.ts'
