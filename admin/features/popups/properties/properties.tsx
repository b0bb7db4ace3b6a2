/** The right side of the editor: all properties in sections, and jumping from an issue to its field. */
import type { Popup, Site } from '@leadwright/sdk'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { useMessages } from '../../../messages/messages.tsx'
import type { CustomField } from '../../../product/popups/use-field-name.ts'
import type { Edit, PopupDraft } from '../draft/draft.ts'
import { AboutSection } from './about-section.tsx'
import { AfterSection } from './after-section.tsx'
import { ContentSection } from './content-section.tsx'
import { FormSection } from './form-section.tsx'
import { LanguagesSection } from './languages-section.tsx'
import { LookSection } from './look-section.tsx'
import { OfferSection } from './offer-section.tsx'
import { OftenSection } from './often-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { elementFor, type Goal, sectionOf } from './pointers.ts'
import styles from './properties.module.css'
import { ShowSection } from './show-section.tsx'
import { ThanksSection } from './thanks-section.tsx'
import { VariantsSection } from './variants-section.tsx'
import { WhereSection } from './where-section.tsx'

/** What the preview shows: a step of the form or the thank-you, of a variant, in a language. */
export type PreviewView = { stage: 'form' | 'done'; step: number; variant: string; locale: string }

export type PropertiesProps = {
  site: Site
  popup: Popup
  /** As the variant that is looked at shows it; `edit` changes that variant. */
  draft: PopupDraft
  edit: Edit
  popupDraft: PopupDraft
  editPopup: Edit
  custom: CustomField[]
  view: PreviewView
  onView: (changes: Partial<PreviewView>) => void
  /** What a refusal said about the field at a pointer. */
  errorAt: (pointer: string) => string | undefined
  /** A new object each time it is asked for. */
  goal: Goal | undefined
}

export function Properties({ goal, ...props }: PropertiesProps) {
  const { t } = useMessages()
  const { site, popup, draft, edit, popupDraft, editPopup, custom, view, onView, errorAt } = props
  const panel = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<Set<string | number>>(new Set(['content', 'form']))
  useEffect(() => {
    if (!goal) return
    setOpen(open => new Set([...open, sectionOf(goal.pointer)]))
    const timer = setTimeout(() => {
      const place = panel.current && elementFor(panel.current, goal.pointer)
      place?.scrollIntoView({ block: 'center' })
      if (goal.isQuiet) return
      const entry = place?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
      const isRow = place?.role === 'row'
      const target = entry ?? (isRow ? place : place?.querySelector<HTMLElement>('button'))
      target?.focus()
      entry?.select()
    }, 60)
    return () => clearTimeout(timer)
  }, [goal])
  const follow = ({ target }: FocusEvent) => {
    const step = Number(target.closest<HTMLElement>('[data-step]')?.dataset.step ?? view.step)
    onView({ stage: target.closest('[data-stage=done]') ? 'done' : 'form', step })
  }
  const parts = { draft, edit }
  const isEmbedded = popup.type === 'embedded'
  return (
    <aside className={styles.properties} ref={panel} aria-label={t('popup_editor.properties')} onFocusCapture={follow}>
      <DisclosureGroup allowsMultipleExpanded expandedKeys={open} onExpandedChange={keys => setOpen(new Set(keys))}>
        <ContentSection {...parts} />
        <FormSection {...parts} site_id={site.id} custom={custom} language={site.language} goal={goal} />
        <ThanksSection {...parts} errorAt={errorAt} />
        <OfferSection {...parts} timezone={site.timezone} />
        <AfterSection {...parts} site_id={site.id} />
        {!isEmbedded && <ShowSection {...parts} />}
        <WhereSection {...parts} site_id={site.id} errorAt={errorAt} />
        <OftenSection {...parts} timezone={site.timezone} isEmbedded={isEmbedded} />
        <LookSection {...parts} site_id={site.id} type={popup.type} />
        {!isEmbedded && <PlaceSection {...parts} type={popup.type} />}
        <LanguagesSection
          draft={popupDraft}
          edit={editPopup}
          custom={custom}
          language={site.language}
          locale={view.locale}
          onLocale={locale => onView({ locale })}
        />
        <VariantsSection
          draft={popupDraft}
          edit={editPopup}
          variant={view.variant}
          onVariant={variant => onView({ variant })}
        />
        <AboutSection {...parts} />
      </DisclosureGroup>
    </aside>
  )
}
