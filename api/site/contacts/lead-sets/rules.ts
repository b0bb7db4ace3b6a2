/** For those who keep such a set, tags and audiences: they write here, and read through a view of their own. */
export { leadSets } from './lead-sets-table.ts'
