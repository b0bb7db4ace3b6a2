export { jobs } from './table.ts'
