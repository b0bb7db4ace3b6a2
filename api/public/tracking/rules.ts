/** What other features of the public side ask of tracking. */
export { judgeRequest } from './verdict.ts'
