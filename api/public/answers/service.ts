/** Answers to mailed questions. Looking at a link counts only as a person's click; a button or the form counts at once. */

import type { Context } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { linkToken, readLink, type SignedLink } from '../../platform/features/signed-link.ts'
import { actInSite } from '../../platform/features/write-context.ts'
import { invalidLink } from '../../platform/routing/link-page.ts'
import { answerLimits } from '../../site/automation/answers/limits.ts'
import { findQuestion, noteClick, type QuestionRow, giveAnswer as record } from '../../site/automation/answers/rules.ts'
import { findLead } from '../../site/contacts/lead-records/rules.ts'
import { mailSeen } from '../../site/email/emails/rules.ts'
import { test_mail } from '../../site/email/templates/rules.ts'
import { classifyRequest } from '../tracking/rules.ts'
import * as contract from './contract.ts'
import * as pages from './pages.ts'

interface AnswerLink {
  site: SignedLink['site']
  question: QuestionRow
  /** Null leads to the form. */
  answer: { id: string; label: string } | null
  /** Where the button of an answer posts to. */
  actionOf(answer_id: string): string
}

/** The subject of a link; a response if there is nothing to answer. */
async function open(context: Context, token: string): Promise<AnswerLink | Response> {
  const { installation } = context
  const link = await readLink(installation, 'answer', token)
  if (!link) return invalidLink(context)
  const { site, parts } = link
  const [email_id = '', answer_id = ''] = parts
  if (email_id === test_mail) return pages.testOnly(site)
  const database = await installation.databases.site(site.id)
  const question = await database.read(async db => {
    const found = await findQuestion(db, email_id)
    return found && (await findLead(db, found.lead_id)) ? found : undefined
  })
  if (!question) return invalidLink(context, { locale: site.language })
  const answer = question.answers.find(({ id }) => id === answer_id) ?? null
  if (answer === null && (answer_id !== '' || question.answers.length > 0))
    return invalidLink(context, { locale: site.language })
  const key = await installation.databases.siteKey(site.id)
  const actionOf = (id: string) => `/v1/public/answers/${linkToken(key, 'answer', site.id, [email_id, id])}`
  return { site, question, answer, actionOf }
}

const choices = ({ question, actionOf }: AnswerLink, without?: string): pages.Choice[] =>
  question.answers.filter(({ id }) => id !== without).map(({ id, label }) => ({ label, action: actionOf(id) }))

const formOf = ({ site, question, actionOf }: AnswerLink, missing: boolean) =>
  pages.form(site, question.question, {
    action: actionOf(''),
    characters_max: answerLimits.answer_text_characters_max,
    missing,
  })

export const showAnswer = endpoint(contract.showAnswer, async ({ params }, context) => {
  const opened = await open(context, params.token)
  if (opened instanceof Response) return opened
  const { site, question, answer } = opened
  if (!answer) return formOf(opened, false)
  const { request } = context
  const evaluated = classifyRequest(request)
  await actInSite(context.installation, site, async (tx, acting) => {
    const { delivered_at } = await mailSeen(tx, question.email_id)
    const click = { answer_id: answer.id, user_agent: request.user_agent, delivered_at, ...evaluated }
    await noteClick(tx, question, click, acting)
  })
  return evaluated.verdict === 'person'
    ? pages.thanks(site, question.question, answer.label, choices(opened, answer.id))
    : pages.choice(site, question.question, choices(opened))
})

export const giveAnswer = endpoint(contract.giveAnswer, async ({ params }, context) => {
  const opened = await open(context, params.token)
  if (opened instanceof Response) return opened
  const { site, question, answer } = opened
  const { request } = context
  const text = answer ? null : textOf(request.body)
  if (text === '') return formOf(opened, true)
  const given = { answer_id: answer?.id ?? null, text, user_agent: request.user_agent }
  await actInSite(context.installation, site, (tx, acting) => record(tx, question, given, acting))
  return pages.thanks(site, question.question, answer?.label ?? text ?? '', choices(opened, answer?.id))
})

/** The form's text as it may be stored. */
const textOf = (body: Uint8Array): string =>
  (new URLSearchParams(Buffer.from(body).toString('utf8')).get('text') ?? '')
    .replaceAll('\0', '')
    .slice(0, answerLimits.answer_text_characters_max)
    .toWellFormed()
    .trim()
