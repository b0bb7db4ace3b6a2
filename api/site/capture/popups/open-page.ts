/** Opens a page that an owner named, as any stranger may. */
import type { Context } from '../../../platform/features/context.ts'
import { FetchRefusalError, type FetchResult } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { invalid } from '../../../platform/problem/problem.ts'

export async function openPage(page_url: string, { installation }: Context): Promise<FetchResult> {
  try {
    return await installation.safeFetch.get(page_url, 'text/html,*/*;q=0.8')
  } catch (error) {
    if (error instanceof FetchRefusalError) throw invalid('/page_url', error.code)
    throw error
  }
}
