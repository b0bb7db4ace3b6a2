/** Whom a site asks for answers, and which models that provider offers. */
import { AiProviderResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../session/api.ts'

export const { aiProvider } = clientOf({ aiProvider: AiProviderResource })

export const providerQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['ai_providers', site_id],
    queryFn: ({ signal }) => aiProvider.get({ site_id }, { signal }),
  })

/** Asked of the provider itself: not oftener than every few minutes. */
const fresh_milliseconds = 5 * 60_000

export const modelsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['ai_providers', site_id, 'models'],
    queryFn: ({ signal }) => aiProvider.listAiModels({ site_id }, { signal }),
    staleTime: fresh_milliseconds,
  })
