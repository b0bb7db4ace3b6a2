/** Questions of templates to the features above. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import type { Recipient } from './personal.ts'

/** Demands on a template by what uses it. */
export interface TemplateDemands {
  variables: readonly string[]
  category: 'transactional' | undefined
}

/** What is asked of a template by what uses it; undefined: nothing. */
export const templateDemands =
  port<(db: Handle<'site'>, template_id: string) => Promise<TemplateDemands | undefined>>('templateDemands')

/** A copy of a template is the same kind of email to readers: they have left its topic too. */
export const copyTopics =
  port<(tx: Handle<'site'>, of: { template_id: string; copy_id: string; at: number }) => Promise<void>>('copyTopics')

/** Writes the AI text of a step for a test: the text, or an error code. */
export const textForTest =
  port<
    (
      scope: SiteScope,
      wish: { prompt: string; model: string | null },
      lead: Recipient,
      signal: AbortSignal,
    ) => Promise<{ subject: string; text: string } | string>
  >('textForTest')
