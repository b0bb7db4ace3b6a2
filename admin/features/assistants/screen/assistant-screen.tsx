/** What the screens of one assistant have in common: its head with tabs, saving and publishing, and what it still lacks. */
import type { Assistant } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { type AssistantPlace, assistantPath, assistantsPath } from '../../../product/assistants/paths.ts'
import { EditorDialogs } from '../../../product/editor/editor-dialogs.tsx'
import type { Issue } from '../../../product/editor/issue.ts'
import { SavingIndicator } from '../../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../../product/editor/undo-buttons.tsx'
import { useEditorKeys } from '../../../product/editor/use-editor-keys.ts'
import { ObjectHeader } from '../../../product/objects/object-header.tsx'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Problem } from '../../../ui/problem.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AssistantBadges } from '../list/assistant-badges.tsx'
import { useAssistantActions } from '../list/use-assistant-actions.tsx'
import { assistantQuery } from '../queries.ts'
import styles from './assistant-screen.module.css'
import type { AssistantDraft } from './draft.ts'
import { MissingParts } from './missing-parts.tsx'
import { PublishButton } from './publish-button.tsx'
import { partWords, tabsFor } from './tabs.ts'
import { type AssistantEditor, useAssistantEditor } from './use-assistant-editor.ts'
import { useGoneTo } from './use-gone-to.ts'

export type ScreenState = {
  site_id: string
  assistant: Assistant
  editor: AssistantEditor
  /** What the last refusal said of the part at a pointer. */
  errorAt: (pointer: string) => string | undefined
}
type ScreenProps = { here: AssistantPlace; children: (loaded: ScreenState) => ReactNode }

export function AssistantScreen(props: ScreenProps) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const { assistant_id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(assistantQuery(site_id, assistant_id))
  const back = { label: t('assistants.title'), href: assistantsPath(site_id) }
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!data) return <Skeleton lines={['40%', '60%', '50%']} />
  return <LoadedScreen key={data.id} {...props} site_id={site_id} assistant={data} />
}

/** Screens on which the draft is written. */
const writing = new Set<AssistantPlace>(['details', 'knowledge', 'settings', 'embedded', 'golden'])

function LoadedScreen({
  here,
  children,
  site_id,
  assistant,
}: ScreenProps & Pick<ScreenState, 'site_id' | 'assistant'>) {
  const { t } = useMessages()
  const editor = useAssistantEditor(site_id, assistant)
  const isArchived = assistant.status === 'archived'
  const isWriting = writing.has(here) && !isArchived
  useEditorKeys(editor, isWriting)
  const { field } = useSearch({ strict: false })
  const content = useGoneTo(typeof field === 'string' ? field : undefined)
  const { issues, errorAt, refuse } = useIssues(editor, assistant)
  const { actionsOf, dialogs } = useAssistantActions(site_id, editor.adopt)
  const tabs = useTabs(here, site_id, assistant)
  return (
    <>
      <ObjectHeader
        back={{ label: t('assistants.title'), href: assistantsPath(site_id) }}
        name={editor.draft.name || assistant.name}
        status={<AssistantBadges of={assistant} />}
        saving={isWriting && <SavingIndicator editor={editor} />}
        tools={isWriting && <UndoButtons editor={editor} />}
        action={<PublishButton {...{ site_id, assistant, editor }} onRefused={refuse} />}
        menu={actionsOf(assistant)}
        {...tabs}
        onLeave={() => void editor.save()}
      />
      <div className={styles.content} ref={content}>
        {isArchived && <Notice tone="info" title={t('assistants.is_archived')} />}
        {!isArchived && <MissingParts site_id={site_id} assistant_id={assistant.id} issues={issues} />}
        {(isWriting || !writing.has(here)) && children({ site_id, assistant, editor, errorAt })}
      </div>
      {dialogs}
      <EditorDialogs editor={editor} />
    </>
  )
}

function useTabs(here: AssistantPlace, site_id: string, { id, name, status }: Assistant) {
  const { t } = useMessages()
  const can = useCan()
  const of = { site_id, assistant_id: id, isArchived: status === 'archived', mayReadSite: can('read-site', site_id) }
  const { tabs, open, parts } = tabsFor(here, of)
  return {
    tabs,
    here: open,
    parts: parts && {
      label: t('assistants.screens_of', { name }),
      links: parts.map(({ place, href }) => ({ href, label: t(partWords[place]) })),
      here: assistantPath(site_id, id, here),
    },
  }
}

/** Those of a refused save or publication first, until something is changed; else what the server last missed. */
function useIssues({ failure, draft, isDirty }: AssistantEditor, { missing }: Assistant) {
  const [refused, setRefused] = useState<{ draft: AssistantDraft; refusal: Problem }>()
  const refusal = failure?.problem ?? (refused?.draft === draft ? refused.refusal : undefined)
  const errors = refusal && refusal.errors.length > 0 && (isDirty || refused) ? refusal.errors : undefined
  const issues: Issue[] = errors ? [...errors] : missing.map(part => ({ ...part, text: '' }))
  return {
    issues,
    errorAt: (pointer: string) =>
      errors?.find(error => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`))?.text,
    refuse: (refusal: Problem) => setRefused({ draft, refusal }),
  }
}
