/** A new page: its name, and what it begins with: a kind of its own, drawn in the site's brand, or a template. */
import { constraints, type PageTemplate, type WebPage, type WebPageType } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { BlockKitProvider } from '../../product/blocks/block-kit.tsx'
import { lookOf } from '../../product/blocks/block-look.ts'
import { BlockView } from '../../product/blocks/block-view.tsx'
import { brandQuery } from '../../product/brand/queries.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useFontFaces } from '../../product/site-design/use-font-faces.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { pageKit } from './blocks/page-kit.tsx'
import styles from './new-page.module.css'
import { beginningOf } from './page-beginnings.ts'
import { pageKindWords } from './page-words.ts'
import { pagePath } from './paths.ts'
import { TemplateGallery } from './template-gallery.tsx'

const kinds = ['custom', 'homepage', 'landing', 'thank_you'] as const
const noteOf = {
  custom: 'pages.kind_custom_note',
  homepage: 'pages.kind_homepage_note',
  landing: 'pages.kind_landing_note',
  thank_you: 'pages.kind_thank_you_note',
} as const
const kit = pageKit(undefined)

export function NewPage({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, language } = useMessages()
  const { site_id, timezone = 'UTC' } = useSite()
  useFontFaces(site_id)
  const router = useRouter()
  const [type, setKind] = useState<WebPageType>('custom')
  const form = useRef<HTMLDivElement>(null)
  const done = (page: WebPage) => {
    void router.navigate({ href: pagePath(site_id, page.id) })
    return undefined
  }
  const create = useChange({
    run: (name: string) =>
      pageClient.pages.create({
        site_id,
        body: { name, type, language, document: beginningOf(type, { t, timezone }), in_menu: type === 'custom' },
      }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'pages'),
    isHandled: () => true,
    done,
  })
  const begin = useChange({
    run: (template: PageTemplate['key']) => {
      const name = form.current?.querySelector('input')?.value.trim() || undefined
      return pageClient.pages.createFromTemplate({ site_id, body: { template, name } })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'pages', 'popups', 'images'),
    done,
  })
  return (
    <Dialog title={t('pages.create')} isOpen={isOpen} onClose={onClose} size="large">
      <div ref={form}>
        <Form onSubmit={async data => void (await create.mutateAsync(String(data.get('name'))))}>
          <TextField
            name="name"
            label={t('pages.name')}
            description={t('pages.name_note')}
            isRequired
            autoFocus
            maxLength={constraints.NewWebPage.name.maxLength}
          />
          <div className={styles.choice}>
            <RadioGroup
              label={t('pages.begins_with')}
              value={type}
              onChange={id => setKind(id as WebPageType)}
              options={kinds.map(id => ({ id, label: t(pageKindWords[id]), note: t(noteOf[id]) }))}
            />
            <Picture type={type} />
          </div>
          <div>
            <SubmitButton>{t('pages.create')}</SubmitButton>
          </div>
        </Form>
      </div>
      <hr className={styles.or} />
      <TemplateGallery isDisabled={begin.isPending} onChoose={begin.mutate} />
    </Dialog>
  )
}

function Picture({ type }: { type: WebPageType }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data: brand } = useQuery(brandQuery(site_id))
  const { blocks } = useMemo(() => beginningOf(type, { t, timezone: 'UTC' }), [type, t])
  return (
    <BlockKitProvider kit={kit}>
      <span className={styles.sheet} style={lookOf(brand, {})} aria-hidden inert>
        <span className={styles.page}>
          {blocks.map(block => (
            <span key={block.id} className={styles.block}>
              <BlockView block={block} />
            </span>
          ))}
        </span>
      </span>
    </BlockKitProvider>
  )
}
