export { activities } from './table.ts'
