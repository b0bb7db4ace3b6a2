export { cursors, events } from './table.ts'
