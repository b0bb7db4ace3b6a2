/** What the screen of account emails reads from the API. */
import { AccountEmailsResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../../product/session/api.ts'

export const { accountEmails } = clientOf({ accountEmails: AccountEmailsResource })

export const accountEmailsQuery = () =>
  queryOptions({
    queryKey: ['account_emails'],
    queryFn: async ({ signal }) => (await accountEmails.list({ signal })).data,
  })
