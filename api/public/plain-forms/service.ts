/** Plain HTML forms: shown as pages, and submitted to the same endpoint as the widget's. */

import type { Context } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { bodyKind } from '../../platform/http/body.ts'
import { Problem, problem, problemDocument } from '../../platform/problem/problem.ts'
import { afterSubmission, type LivePopup, liveSite, plainNames } from '../../site/capture/popups/rules.ts'
import { pageAddress, siteLocale, submitForm } from '../submissions/rules.ts'
import * as contract from './contract.ts'
import { type FormSubmission, formPage, thanksPage } from './pages.ts'
import { asFormErrors, formErrors, submissionOf } from './values.ts'

async function livePopup(popup_id: string, { installation, site }: Context): Promise<LivePopup> {
  if (!site.published) throw problem('site_under_construction')
  const { popups } = await liveSite(installation, site)
  const popup = popups.get(popup_id)
  if (!popup || popup.fields.length === 0) throw problem('site_not_found')
  return popup
}

/** The language of our words: that of the form where it is ours, else the site's. */
const sentOf = (popup: LivePopup, { site }: Context, translation: string | undefined): FormSubmission => ({
  popup,
  site,
  translation,
  locale: siteLocale(translation) ?? site.language,
})

export const showPlainForm = endpoint(contract.showPlainForm, async ({ params, query }, context) => {
  const popup = await livePopup(params.popup_id, context)
  const preferred = context.request.headers.get('accept-language')?.split(/[,;]/)[0]
  const asked = query.locale ?? preferred ?? context.site.language
  const referrer = pageAddress(context.request.headers.get('referer') ?? undefined)
  return formPage({ ...sentOf(popup, context, asked), values: {}, page_url: referrer ?? undefined })
})

export const submitPlainForm = endpoint(contract.submitPlainForm, async ({ params, body }, context) => {
  const popup = await livePopup(params.popup_id, context)
  const form = body as Record<string, string>
  const translation = textOf(body[plainNames.locale], 35)
  const said = textOf(body[plainNames.page_url], 2_048) ?? context.request.headers.get('referer')
  const page_url = pageAddress(said ?? undefined) ?? undefined
  const sent = sentOf(popup, context, translation)
  try {
    const errors = formErrors(popup, body)
    if (errors.length > 0) throw problem('validation_failed', { errors })
    const submission = submissionOf(popup, form, { page_url, locale: translation ?? context.site.language })
    const { body: answer } = await submitForm.perform({ params, query: undefined, body: submission }, context)
    const { download_url, sandbox_url } = answer as { download_url?: string; sandbox_url?: string }
    const target = targetOf(popup)
    return target === undefined ? thanksPage({ ...sent, page_url, download_url, sandbox_url }) : seeOther(target)
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error
    const wrong = problem(error.code, { ...error.details, errors: asFormErrors(error.details.errors ?? []) })
    // A program that sends JSON reads documents, not pages.
    if (bodyKind(context.request.headers.get('content-type')) === 'json') throw wrong
    const { errors = [] } = problemDocument(wrong, sent.locale, context.request_id)
    return formPage({ ...sent, values: form, page_url, errors })
  }
})

const textOf = (value: unknown, characters_max: number): string | undefined =>
  (typeof value === 'string' && value.slice(0, characters_max)) || undefined

/** Where the popup, or the campaign that captures by it, sends people. */
function targetOf(popup: LivePopup): string | undefined {
  const follows = afterSubmission(popup)
  return follows.type === 'redirect' ? follows.url : undefined
}

const seeOther = (url: string): Response =>
  new Response(null, { status: 303, headers: { Location: url, 'Cache-Control': 'no-store' } })
