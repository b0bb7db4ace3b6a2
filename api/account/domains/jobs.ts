/** What is done about domains outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Looks what DNS has of a domain. */
export const checkDomain = defineJob('check_domain')

/** Gets the certificate of a host, and the next one before it ends. */
export const renewCertificate = defineJob('renew_certificate')
