/** A saved block was changed: every template that has it gets a new content, so that sent email keeps the one it had. */
import type { Handle } from '../../../platform/database/handle.ts'
import { consumer } from '../../../platform/features/consumer.ts'
import { savedBlockUpdated } from '../saved-blocks/events.ts'
import { withSavedBlocks } from '../saved-blocks/rules.ts'
import { storedText } from './document/document-text.ts'
import type { EmailDocument } from './document/email-document.ts'
import type { TemplateTranslation } from './languages.ts'
import { keepContent, saveContent, templatesHolding } from './store.ts'

export const followingSavedBlocks = consumer(
  'templates_saved_blocks',
  [savedBlockUpdated],
  async (tx, batch, { now }) => {
    const ids = new Set(batch.map(event => event.subject_id).filter(id => id !== null))
    for (const id of ids) {
      for (const row of await templatesHolding(tx, id)) {
        const translations: TemplateTranslation[] = []
        for (const one of row.translations) translations.push({ ...one, ...(await filled(tx, one)) })
        const next = { ...row, ...(await filled(tx, row)), translations, content_version: row.content_version + 1 }
        await keepContent(tx, { ...next, updated_at: now() })
        await saveContent(tx, next)
      }
    }
  },
)

/** A document with what its saved blocks hold now; a body that is a text has none. */
async function filled(tx: Handle<'site'>, { document }: { document: EmailDocument | null }) {
  if (!document) return undefined
  const { blocks } = await withSavedBlocks(tx, document.blocks, '')
  const next = { ...document, blocks }
  return { document: next, body_text: storedText(next) }
}
