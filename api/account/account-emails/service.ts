/** The endpoints on the texts of account emails. */

import type { Context } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { accountMailOf } from '../../platform/mail/account-mail.ts'
import { htmlOf } from '../../platform/mail/plain-page.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstantOrNull } from '../../platform/runtime/clock.ts'
import { type Locale, locales, messageOf } from '../../platform/texts/messages/messages.ts'
import { addressOfUser } from '../users/rules.ts'
import * as contract from './contract.ts'
import {
  type AccountEmailTexts,
  type AccountEmailType,
  accountEmailTypes,
  builtInTexts,
  filled,
  sampleValues,
  textErrors,
  wordsOf,
} from './kinds.ts'
import * as store from './store.ts'

const test_valid_ms = 3_600_000

function toAccountEmail(type: AccountEmailType, locale: Locale, row: store.AccountEmailRow | undefined) {
  const { subject, preheader, text } = row ?? builtInTexts(type, locale)
  const { prints, must } = wordsOf[type]
  return {
    ...{ type, language: locale, subject, preheader, text },
    built_in: row === undefined,
    prints: [...prints],
    must_print: [...must],
    usable: textErrors(type, { subject, preheader, text }).length === 0,
    updated_at: toInstantOrNull(row?.updated_at ?? null),
  }
}

export const listAccountEmails = query(contract.listAccountEmails, async db => {
  const rows = await store.writtenEmails(db)
  const rowOf = (type: AccountEmailType, locale: Locale) => rows.find(row => row.type === type && row.locale === locale)
  return {
    data: accountEmailTypes.flatMap(type => locales.map(locale => toAccountEmail(type, locale, rowOf(type, locale)))),
  }
})

function requireGood(type: AccountEmailType, texts: AccountEmailTexts): void {
  const errors = textErrors(type, texts)
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

export const updateAccountEmail = action(contract.updateAccountEmail, async (tx, { params, body }, { now }) => {
  const { type, language: locale } = params
  requireGood(type, body)
  const row = { type, locale, ...body, updated_at: now() }
  await store.saveWritten(tx, row)
  return toAccountEmail(type, locale, row)
})

export const resetAccountEmail = action(
  contract.resetAccountEmail,
  async (tx, { params: { type, language: locale } }) => {
    await store.removeWritten(tx, type, locale)
    return toAccountEmail(type, locale, undefined)
  },
)

export const previewAccountEmail = query(
  contract.previewAccountEmail,
  async (_db, { params: { type, language: locale }, body }, { installation }) => {
    requireGood(type, body)
    const values = sampleValues(installation.config.public_url, locale)
    const fill = (text: string) => filled(text, values)
    const [subject, preheader, text] = [fill(body.subject), fill(body.preheader), fill(body.text)]
    const button = messageOf(locale, `mail.${type}.button`)
    return { subject, text, html: htmlOf({ subject, preheader, text, button, link: values.link, locale }) }
  },
)

interface Test {
  to: string
  url: string
  outbox: Context['installation']['outbox']
}

async function toTest(_input: unknown, { actor, installation }: Context): Promise<Test> {
  const { databases, outbox, config } = installation
  const user_id = actor.type === 'user' ? actor.user_id : undefined
  const to = user_id && (await databases.control.read(db => addressOfUser(db, user_id)))
  if (!to) throw problem('not_permitted')
  return { to, url: config.public_url, outbox }
}

export const sendAccountEmailTest = action(
  contract.sendAccountEmailTest,
  toTest,
  async (tx, { params: { type, language: locale } }, { newId, now }, { to, url, outbox }) => {
    const values = sampleValues(url, locale)
    const mail = accountMailOf({ type, to, locale, values, valid_until: now() + test_valid_ms })
    await outbox.post(tx, newId('event'), mail, now())
    return { to }
  },
)
