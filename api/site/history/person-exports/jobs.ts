/** What follows for exports of a person outside of the site's own database. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Looks through the exports that the account was asked for, once somebody was erased. */
export const reviewPersonExports = defineJob('review_person_exports')
