/** The rules of this feature, for other features to call. */
export { nextNight, nightly } from './job-handlers.ts'
