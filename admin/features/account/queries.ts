/** What is read by who is not signed in. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../product/session/api.ts'

export const demoQuery = () =>
  queryOptions({ queryKey: ['demo'], queryFn: ({ signal }) => client.demo.get({ signal }), retry: false })
