/** The design of the popup: preview in the middle, properties at the right, issues at the bottom. */
import type { Site } from '@leadwright/sdk'
import { useCallback, useState } from 'react'
import { useFieldChoices } from '../../product/filter/choices.ts'
import { Preview, type Width } from '../../product/popups/preview/preview.tsx'
import type { Drawing, Measured } from '../../product/popups/preview/use-frame.ts'
import { useShownPopup } from '../../product/popups/preview/use-shown-popup.ts'
import type { Edit } from './draft/draft.ts'
import { opensUnasked } from './draft/triggers.ts'
import type { PopupEditor } from './draft/use-popup-editor.ts'
import { original, shownVariant, withVariantEdited } from './draft/variants.ts'
import styles from './editor-design.module.css'
import { Issues } from './issues.tsx'
import { PhoneMeasure } from './preview/phone-measure.tsx'
import { PreviewBar } from './preview/preview-bar.tsx'
import { placeInVariant } from './properties/pointers.ts'
import { type Looking, Properties } from './properties/properties.tsx'
import type { Found } from './use-issues.ts'

/** More of a phone's screen than this, and unasked: readers leave, and search engines mark the page down. */
const coveredShareMax = 0.3
/** Below this width of the window a desk's would be drawn too small to read; as in editor-narrow.css. */
const narrow_px = 800

type EditorDesignProps = { site: Site; editor: PopupEditor; found: Found }

export function EditorDesign({ site, editor, found }: EditorDesignProps) {
  const { popup, draft, edit } = editor
  const [width, setWidth] = useState<Width>(() => (innerWidth < narrow_px ? 'phone' : 'desk'))
  const [goal, setGoal] = useState<{ pointer: string }>()
  const [measured, setMeasured] = useState<Measured>()
  const custom = useFieldChoices(site.id)
  const { looking, look } = useLooking(site.language, editor)
  const { variant } = looking
  const shown = useShownPopup(site, popup, draft)
  const drawing: Drawing = {
    popup: shown,
    site_locale: site.language,
    locale: looking.locale,
    variant: variant === original ? undefined : variant,
    stage: looking.stage,
    step: looking.step,
  }
  const editVariant: Edit = (step, change) =>
    edit(`${variant}.${step}`, draft => withVariantEdited(draft, variant, change))
  const canCover = popup.type !== 'embedded' && opensUnasked(draft)
  const covers = canCover ? (measured?.covers ?? 0) : 0
  const go = (pointer: string) => {
    const place = placeInVariant(pointer)
    const inside = place && draft.variants[place.at]
    look({ variant: inside?.id ?? original })
    setGoal({ pointer: inside ? place.pointer : pointer })
  }
  return (
    <>
      <div className={styles.body}>
        <div className={styles.preview}>
          <PreviewBar
            draft={draft}
            language={site.language}
            looking={looking}
            onLook={look}
            width={width}
            onWidth={setWidth}
          />
          <Preview drawing={drawing} width={width} />
          {canCover && <PhoneMeasure drawing={{ ...drawing, stage: 'form', step: 1 }} onMeasured={setMeasured} />}
        </div>
        <Properties
          site={site}
          popup={popup}
          draft={shownVariant(draft, variant)}
          edit={editVariant}
          whole={draft}
          editWhole={edit}
          custom={custom}
          looking={looking}
          onLook={look}
          errorAt={found.errorAt}
          goal={goal}
        />
      </div>
      <Issues
        issues={found.issues}
        covers={covers > coveredShareMax ? covers : undefined}
        isPublished={popup.status === 'published'}
        onGo={go}
      />
    </>
  )
}

/** The same object where nothing differs: each move of the focus asks, and another one draws the whole editor again. */
function lookingAt(before: Looking, changes: Partial<Looking>): Looking {
  const after = { ...before, ...changes }
  const keys = Object.keys(changes) as (keyof Looking)[]
  return keys.some(key => after[key] !== before[key]) ? after : before
}

/** What is looked at; what is gone by now (a variant undone, a language removed) is not. */
function useLooking(language: string, { draft }: PopupEditor) {
  const [looking, setLooking] = useState<Looking>({ stage: 'form', step: 1, variant: original, locale: language })
  const look = useCallback((changes: Partial<Looking>) => setLooking(before => lookingAt(before, changes)), [])
  const variant = draft.variants.some(one => one.id === looking.variant) ? looking.variant : original
  const locale = draft.translations.some(one => one.locale === looking.locale) ? looking.locale : language
  return { looking: { ...looking, variant, locale }, look }
}
