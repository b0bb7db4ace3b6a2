export { operationFailures, operationFileParts, operations } from './table.ts'
