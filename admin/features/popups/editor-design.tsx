/** The design of the popup: preview in the middle, properties at the right, issues at the bottom. */
import type { Site } from '@leadwright/sdk'
import { useCallback, useMemo, useState } from 'react'
import { useFieldChoices } from '../../product/filter/choices.ts'
import { Preview, type Width } from '../../product/popups/preview/preview.tsx'
import type { FrameActions, FrameSize, PreviewState } from '../../product/popups/preview/use-frame.ts'
import { usePageBehind } from '../../product/popups/preview/use-page-behind.ts'
import { useShownPopup } from '../../product/popups/preview/use-shown-popup.ts'
import type { Edit } from './draft/draft.ts'
import { stepAt, withTextAt } from './draft/texts.ts'
import { opensUnasked } from './draft/triggers.ts'
import type { PopupEditor } from './draft/use-popup-editor.ts'
import { original, shownVariant, withVariantEdited } from './draft/variants.ts'
import styles from './editor-design.module.css'
import { Issues } from './issues.tsx'
import { PhoneMeasure } from './preview/phone-measure.tsx'
import { PreviewBar } from './preview/preview-bar.tsx'
import { type Goal, placeInVariant } from './properties/pointers.ts'
import { type PreviewView, Properties } from './properties/properties.tsx'
import type { IssueList } from './use-issues.ts'

/** More of a phone's screen than this, and unasked: readers leave, and search engines mark the page down. */
const coveredShareMax = 0.3
/** Below this width of the window the desktop preview would be too small to read; as in editor-design.module.css. */
const narrow_px = 800

type EditorDesignProps = { site: Site; editor: PopupEditor; found: IssueList }

export function EditorDesign({ site, editor, found }: EditorDesignProps) {
  const { popup, draft, edit } = editor
  const [width, setWidth] = useState<Width>(() => (innerWidth < narrow_px ? 'phone' : 'desktop'))
  const [goal, setGoal] = useState<Goal>()
  const [isTrying, setTrying] = useState(false)
  const [measured, setMeasured] = useState<FrameSize>()
  const [isDrawn, setDrawn] = useState(false)
  const custom = useFieldChoices(site.id)
  const { view, changeView } = usePreviewView(site.language, editor)
  const { variant } = view
  const behind = usePageBehind(site)
  const shown = useShownPopup(site, popup, draft)
  const preview: PreviewState = {
    popup: shown,
    site_locale: site.language,
    locale: view.locale,
    variant: variant === original ? undefined : variant,
    stage: view.stage,
    step: view.step,
    page: behind,
    edits: !isTrying,
  }
  const seen = { variant, locale: view.locale, site_locale: site.language }
  const actions: FrameActions = {
    onPicked: pointer => setGoal({ pointer, isQuiet: true }),
    onTyped: (pointer, text) => edit(stepAt(pointer, view.locale), draft => withTextAt(draft, pointer, text, seen)),
    onKey: does => void editor[does](),
    // What is seen comes first, what is only measured after it.
    onDrawn: () => setDrawn(true),
  }
  const canCover = popup.type !== 'embedded' && opensUnasked(draft)
  const covers = canCover ? (measured?.covers ?? 0) : 0
  const go = (pointer: string) => {
    const place = placeInVariant(pointer)
    const inside = place && draft.variants[place.at]
    changeView({ variant: inside?.id ?? original })
    setGoal({ pointer: inside ? place.pointer : pointer })
  }
  // They are most of the screen, and have nothing to do with what the preview tells.
  const properties = useMemo(() => {
    const editVariant: Edit = (step, change) =>
      edit(`${variant}.${step}`, draft => withVariantEdited(draft, variant, change))
    return (
      <Properties
        site={site}
        popup={popup}
        draft={shownVariant(draft, variant)}
        edit={editVariant}
        popupDraft={draft}
        editPopup={edit}
        custom={custom}
        view={view}
        onView={changeView}
        errorAt={found.errorAt}
        goal={goal}
      />
    )
  }, [site, popup, draft, edit, custom, view, variant, changeView, found, goal])
  return (
    <>
      <div className={styles.body}>
        <div className={styles.preview}>
          <PreviewBar
            site_id={site.id}
            draft={draft}
            language={site.language}
            view={view}
            onView={changeView}
            width={width}
            onWidth={setWidth}
            isTrying={isTrying}
            onTry={setTrying}
          />
          <Preview preview={preview} width={width} actions={actions} />
          {canCover && isDrawn && (
            <PhoneMeasure
              preview={{ ...preview, stage: 'form', step: 1, page: undefined, edits: false }}
              onMeasured={setMeasured}
            />
          )}
        </div>
        {properties}
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

/**
 * Answers the same object if nothing changes, since each focus change calls this, and a new object would render the
 * whole editor.
 */
function nextView(before: PreviewView, changes: Partial<PreviewView>): PreviewView {
  const after = { ...before, ...changes }
  const keys = Object.keys(changes) as (keyof PreviewView)[]
  return keys.some(key => after[key] !== before[key]) ? after : before
}

/** The view of the preview, corrected if its variant or language was removed. */
function usePreviewView(language: string, { draft }: PopupEditor) {
  const [view, setView] = useState<PreviewView>({ stage: 'form', step: 1, variant: original, locale: language })
  const changeView = useCallback((changes: Partial<PreviewView>) => setView(before => nextView(before, changes)), [])
  const variant = draft.variants.some(one => one.id === view.variant) ? view.variant : original
  const locale = draft.translations.some(one => one.locale === view.locale) ? view.locale : language
  const { stage, step } = view
  return { view: useMemo(() => ({ stage, step, variant, locale }), [stage, step, variant, locale]), changeView }
}
