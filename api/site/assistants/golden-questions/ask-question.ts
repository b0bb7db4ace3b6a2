/** Asks one golden question. */

import { emitter } from '../../../platform/events/emit.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import type { AssistantSettings } from '../assistants/rules.ts'
import { type ChatScope, citedIn, type Plan, planAnswer, rehearse, wordOf } from '../conversations/rules.ts'
import { type AnswerFacts, isExpected, judge } from './judge.ts'
import type { QuestionRow, ResultRow } from './store.ts'
import type { ExpectedPassage, FoundPassage } from './table.ts'

/** An answer that no visitor asked for. */
const nobody = ''

interface Of {
  site: SiteFacts
  settings: AssistantSettings
  version: number
}

export async function askOne(
  scope: SiteScope,
  of: Of,
  row: QuestionRow,
  with_answers: boolean,
): Promise<Omit<ResultRow, 'run_id'>> {
  const chat = chatOf(scope, of.site)
  const asked = { settings: of.settings, settings_version: of.version }
  const plan = await planAnswer(chat, {
    ...asked,
    ...{ assistant_id: row.assistant_id, visitor_key: nobody, conversation_id: nobody, number: 1 },
    ...{ language: of.site.language, question: row.question },
  })
  const ended = with_answers ? await rehearse(chat, plan, { ...asked, row }) : undefined
  const { answerable, confidence } = plan.why
  const told: AnswerFacts = {
    found: plan.passages,
    answerable,
    ...(ended && { answer: answerOf(of.settings, plan, ended) }),
  }
  return {
    ...{ question_id: row.id, question: row.question },
    ...judge(row.expected, told),
    ...{ confidence, answerable, passages: foundIn(plan, row.expected) },
    ...{ answer: ended?.text ?? null, model: ended?.model ?? null, cost: ended?.cost ?? 0 },
  }
}

const chatOf = ({ installation, database, clock }: SiteScope, site: SiteFacts): ChatScope => {
  const now = () => clock.now()
  const { log, newId } = installation
  return { installation, site, database, log, now, newId, emit: emitter(installation, now) }
}

const limitReasons: readonly (string | null)[] = ['limit_reached', 'plan_limit_reached', 'site_limit_reached']
const isLimit = (reason: string | null): boolean => limitReasons.includes(reason)

function answerOf(
  settings: AssistantSettings,
  { language }: Plan,
  { text, status, reason }: Awaited<ReturnType<typeof rehearse>>,
): NonNullable<AnswerFacts['answer']> {
  const failed = status === 'failed' ? 'no_answer' : isLimit(reason) ? 'limit_reached' : undefined
  return {
    cited: citedIn(text),
    is_refusal: reason === 'no_passage' || text.includes(wordOf(settings, language, 'no_answer')),
    ...(failed && { failed }),
  }
}

const foundIn = ({ passages, why }: Plan, expected: readonly ExpectedPassage[]): FoundPassage[] =>
  why.passages.map(({ source_id, source_name, heading, url, excerpt }, i) => ({
    ...{ source_id, source_name, heading, url, excerpt },
    is_expected: isExpected(passages[i] ?? { source_id, text: excerpt }, expected),
  }))
