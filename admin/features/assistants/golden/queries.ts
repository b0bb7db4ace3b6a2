/** What is read of golden questions. */
import { GoldenQuestionsResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../../product/lists/list-query.ts'
import { clientOf } from '../../../product/session/api.ts'

export const { golden } = clientOf({ golden: GoldenQuestionsResource })

/** While they are being asked. */
const again_ms = 2_000

export const goldenQuery = (site_id: string, assistant_id: string) =>
  listQuery({
    key: ['golden_questions', site_id, 'list', assistant_id],
    fetch: (cursor, signal) => golden.list({ site_id, assistant_id, limit: 100, cursor }, { signal }),
  })

export const runsQuery = (site_id: string, assistant_id: string) =>
  queryOptions({
    queryKey: ['golden_questions', site_id, 'runs', assistant_id],
    queryFn: async ({ signal }) => (await golden.listGoldenRuns({ site_id, assistant_id, limit: 25 }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(run => run.status === 'running') ? again_ms : false),
  })

export const runQuery = (site_id: string, assistant_id: string, run_id: string) =>
  queryOptions({
    queryKey: ['golden_questions', site_id, 'run', run_id],
    queryFn: ({ signal }) => golden.getGoldenRun({ site_id, assistant_id, run_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? again_ms : false),
  })

/** `after`: the last run that is known to be done. */
export const comparisonQuery = (site_id: string, assistant_id: string, after = '') =>
  queryOptions({
    queryKey: ['golden_questions', site_id, 'comparison', assistant_id, after],
    queryFn: ({ signal }) => golden.compare({ site_id, assistant_id }, { signal }),
    staleTime: 0,
  })

/** What would be found for a question, to choose from what is expected. */
export const passagesQuery = (site_id: string, question: string, of: { source_ids: string[]; vector_ids: string[] }) =>
  queryOptions({
    queryKey: ['knowledge_sources', site_id, 'expected', question, of],
    queryFn: async ({ signal }) => {
      const { knowledgeClient } = await import('../../../product/knowledge/client.ts')
      return knowledgeClient.retrieval.searchKnowledge({ site_id, body: { question, ...of } }, { signal })
    },
  })
