/** What billing does outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Stripe writes to people by their present name, language and address; the subject is the user. */
export const updatePayer = defineJob('update_payer')
