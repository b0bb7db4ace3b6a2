/**
 * Snippets to copy into a page: the script, the container of an embedded form, a link that opens a popup, a plain HTML
 * form.
 */
import { html } from 'hono/html'
import { snippetOf } from '../../../account/sites/rules.ts'
import { query } from '../../../platform/features/endpoint.ts'
import * as contract from './contract.ts'
import { htmlForm } from './html-form.ts'
import { compiledPopup } from './live.ts'
import { existingPopup } from './rules.ts'

export const getPopupSnippets = query(contract.getPopupSnippets, async (db, { params }, { installation, site }) => {
  const row = await existingPopup(db, params.popup_id)
  const { id, design } = row
  const live = await compiledPopup(db, row, site, installation)
  const button = design.content.button_text || design.content.heading || '…'
  const action = `${installation.config.public_url}/v1/public/sites/${site.id}/popups/${id}/form`
  const { language } = site
  return {
    script: snippetOf(installation.config, site.id),
    ...(row.type === 'embedded' && { container: String(await html`<div data-leadwright-form="${id}"></div>`) }),
    click: String(await html`<button type="button" data-leadwright-open="${id}">${button}</button>`),
    call: `leadwright('open', '${id}')`,
    html_form:
      live.fields.length > 0 ? await htmlForm(live, { action, locale: language, translation: language }) : null,
  }
})
