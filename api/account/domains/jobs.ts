/** What is done about domains outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Looks what DNS has of a domain. */
export const checkDomain = defineJob('check_domain')
