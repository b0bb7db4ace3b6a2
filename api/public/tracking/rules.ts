/** What other features of the public side ask of tracking. */
export { classifyRequest } from './verdict.ts'
