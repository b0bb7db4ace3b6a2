/** References of an imported journey that this site lacks: created with it, or listed as left empty. */
import type { ImportedJourney } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import type { MessageKey, Messages } from '../../messages/messages.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { draftPath } from '../../product/journeys/paths.ts'
import { toast } from '../../ui/toast.ts'

const kinds: Record<ImportedJourney['missing'][number]['type'], MessageKey<{ name: string }>> = {
  tag: 'reference.tag',
  audience: 'reference.audience',
  field: 'reference.field',
  template: 'reference.template',
  popup: 'reference.popup',
  assistant: 'reference.assistant',
  sender: 'reference.sender',
}

/** "tag Welcome, template First letter". */
export const namedReferences = (
  { t, list }: Messages,
  things: readonly { type: keyof typeof kinds; name: string }[],
): string => list(things.map(({ type, name }) => t(kinds[type], { name })))

/** Lists what was created, and what is left to choose. */
export function useImported() {
  const messages = useMessages()
  const router = useRouter()
  const { t } = messages
  return {
    /** Opens the new draft. */
    open: async (site_id: string, { id, journey, created, missing }: ImportedJourney) => {
      toast({
        text: t('journeys.imported', { name: journey.name }),
        note:
          [
            created.length > 0 ? t('journeys.import_created', { things: namedReferences(messages, created) }) : '',
            missing.length > 0 ? t('journeys.import_missing', { things: namedReferences(messages, missing) }) : '',
          ]
            .filter(Boolean)
            .join(' ') || undefined,
      })
      await router.navigate({ href: draftPath(site_id, id) })
    },
  }
}
