/** What a new template begins with: a starter as it looks in the site's brand, or nothing. */
import type { EmailDocument } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../../messages/messages.tsx'
import { BlockKitProvider } from '../../../../product/blocks/block-kit.tsx'
import { lookOf } from '../../../../product/blocks/block-look.ts'
import { BlockView } from '../../../../product/blocks/block-view.tsx'
import { brandQuery } from '../../../../product/brand/queries.ts'
import { pictures } from '../../../../product/drawn-pictures/pictures.ts'
import { useSiteId } from '../../../../product/screens/use-view.ts'
import { useFontFaces } from '../../../../product/site-design/use-font-faces.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { emailKit } from '../document/email-kit.tsx'
import { greetings } from './greetings.ts'
import { offers } from './offers.ts'
import { documentOf, type Starter } from './starter.ts'
import styles from './starter-gallery.module.css'
import { useStarterCreation } from './use-starter-creation.ts'

const starters = [...greetings, ...offers]

type StarterGalleryProps = {
  isOpen: boolean
  onClose: () => void
  /** A text, which is typed. */
  onText: () => void
  /** HTML from elsewhere. */
  onImport: () => void
  onCreated: (template_id: string) => void
}

export function StarterGallery({ isOpen, onClose, onText, onImport, onCreated }: StarterGalleryProps) {
  const { t } = useMessages()
  useFontFaces(useSiteId())
  const creation = useStarterCreation(id => {
    onClose()
    onCreated(id)
  })
  return (
    <Dialog title={t('templates.create')} isOpen={isOpen} onClose={onClose} size="large">
      <div className={styles.bar}>
        <p className="muted">{t('email_starters.note')}</p>
        <Button onPress={() => creation.mutate(undefined)} isPending={creation.isPending}>
          {t('email_starters.blank')}
        </Button>
        <Button variant="quiet" onPress={onText}>
          {t('email_starters.text')}
        </Button>
        <Button variant="quiet" onPress={onImport}>
          {t('template_import.title')}
        </Button>
      </div>
      <BlockKitProvider kit={emailKit}>
        <ul className={styles.starters}>
          {starters.map(starter => (
            <li key={starter.id}>
              <Choice starter={starter} isDisabled={creation.isPending} onChoose={() => creation.mutate(starter)} />
            </li>
          ))}
        </ul>
      </BlockKitProvider>
    </Dialog>
  )
}

function Choice({ starter, isDisabled, onChoose }: { starter: Starter; isDisabled: boolean; onChoose: () => void }) {
  const { language } = useMessages()
  const site_id = useSiteId()
  const { data: brand } = useQuery(brandQuery(site_id))
  const { name, subject } = starter.words[language]
  const { blocks } = filledIn(documentOf(starter, language, starter.picture ? pictures[starter.picture] : ''))
  return (
    <button type="button" className={styles.starter} disabled={isDisabled} onClick={onChoose}>
      <span className={styles.sheet} style={lookOf(brand, {})} aria-hidden inert>
        <span className={styles.page}>
          {blocks.map(block => (
            <span
              key={block.id}
              className={styles.block}
              data-dark={isDark(block.background_color) || undefined}
              style={block.background_color ? { background: block.background_color, paddingBlock: 28 } : {}}
            >
              <BlockView block={block} />
            </span>
          ))}
        </span>
      </span>
      <strong>{name}</strong>
      <span className={styles.subject}>{subject}</span>
    </button>
  )
}

/** Variables as they read where nothing is known. */
const filledIn = (document: EmailDocument): EmailDocument =>
  JSON.parse(
    JSON.stringify(document)
      .replaceAll(/\{\{[^{}]*?default: \\"([^"\\]*)\\"[^{}]*\}\}/g, '$1')
      .replaceAll(/\{\{[^{}]*\}\}/g, ''),
  )

const isDark = (color: string | undefined): boolean => color !== undefined && /^#[0-5]/.test(color)
