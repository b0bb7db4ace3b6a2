/** Saved views of the list: opens one, saves the present one, renames, shares and deletes. */

import type { LeadView } from '@leadwright/sdk'
import { constraints } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, ChevronDown, List, Pencil, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { leadClient } from '../../product/leads/client.ts'
import type { LeadSearch } from '../../product/leads/lead-search.ts'
import { leadViewsQuery } from '../../product/leads/queries.ts'
import { isChanged, partsOf, searchOf } from '../../product/leads/saved-views.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import type { Changes } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Menu } from '../../ui/menu.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = {
  site_id: string
  search: LeadSearch
  /** The columns and the density that the list shows. */
  written: Pick<LeadSearch, 'columns' | 'density'>
  onChange: (changes: Changes<LeadSearch>) => void
  /** The list as it is without any view. */
  onReset: () => void
}
type DialogRequest = 'save' | 'edit' | 'delete'

export function ViewMenu({ site_id, search, written, onChange, onReset }: Props) {
  const { t } = useMessages()
  const can = useCan()
  const [asked, setAsked] = useState<DialogRequest>()
  const { data: views = [] } = useQuery(leadViewsQuery(site_id))
  const open = views.find(({ id }) => id === search.view)
  const mayShare = can('manage-leads', site_id)
  const save = useSaving(site_id, { ...search, ...written }, view => onChange(searchOf(view)))
  const remove = useRemoving(site_id, () => onChange({ view: undefined }))
  const close = () => setAsked(undefined)
  const changed = open && isChanged(search, open)
  const own = mayShare || open?.shared === false ? open : undefined
  return (
    <>
      <Menu
        label={t('leads.views')}
        placement="bottom start"
        trigger={
          <Button icon={<Bookmark size={14} aria-hidden />}>
            {open ? (changed ? t('leads.view_changed', { name: open.name }) : open.name) : t('leads.views')}
            <ChevronDown size={14} aria-hidden />
          </Button>
        }
        actions={[
          { id: 'all', label: t('leads.view_all'), icon: <List size={16} aria-hidden />, onAction: onReset },
          ...views.map(view => ({
            id: view.id,
            label: view.name,
            note: t(view.shared ? 'leads.view_shared' : 'leads.view_own'),
            icon: <Bookmark size={16} aria-hidden />,
            onAction: () => onChange(searchOf(view)),
          })),
          ...(own && changed
            ? [
                {
                  id: 'update',
                  label: t('leads.view_update', { name: own.name }),
                  icon: <Save size={16} aria-hidden />,
                  onAction: () => save.mutate({ name: own.name, shared: own.shared, view: own }),
                },
              ]
            : []),
          {
            id: 'save',
            label: t('leads.view_save'),
            icon: <BookmarkPlus size={16} aria-hidden />,
            onAction: () => setAsked('save'),
          },
          ...(own
            ? [
                {
                  id: 'edit',
                  label: t('leads.view_edit'),
                  icon: <Pencil size={16} aria-hidden />,
                  onAction: () => setAsked('edit'),
                },
                {
                  id: 'delete',
                  label: t('leads.view_delete'),
                  icon: <Trash2 size={16} aria-hidden />,
                  isDanger: true,
                  onAction: () => setAsked('delete'),
                },
              ]
            : []),
        ]}
      />
      {(asked === 'save' || (asked === 'edit' && own)) && (
        <ViewDialog
          view={asked === 'edit' ? own : undefined}
          mayShare={mayShare}
          onClose={close}
          onSave={(name, shared) => save.mutateAsync({ name, shared, view: asked === 'edit' ? own : undefined })}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'delete' && own !== undefined}
        title={t('leads.view_delete_title', { name: own?.name ?? '' })}
        action={t('leads.view_delete')}
        onClose={close}
        onConfirm={async () => {
          if (own) await remove.mutateAsync(own)
        }}
      >
        <p>{t(own?.shared ? 'leads.view_delete_shared' : 'leads.view_delete_own')}</p>
      </ConfirmDialog>
    </>
  )
}

type ViewInput = { name: string; shared: boolean; view?: LeadView | undefined }

function useSaving(site_id: string, search: LeadSearch, onSaved: (view: LeadView) => void) {
  const { t } = useMessages()
  return useChange({
    run: ({ name, shared, view }: ViewInput) => {
      const body = { name, shared, ...partsOf(search) }
      return view
        ? leadClient.leadViews.update({ site_id, lead_view_id: view.id, body }, { ifMatch: view.version })
        : leadClient.leadViews.create({ site_id, body })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'lead_views'),
    done: view => {
      onSaved(view)
      return { text: t('leads.view_saved_toast', { name: view.name }) }
    },
    isHandled: () => true,
  })
}

function useRemoving(site_id: string, onRemoved: () => void) {
  const { t } = useMessages()
  return useChange({
    run: (view: LeadView) => leadClient.leadViews.delete({ site_id, lead_view_id: view.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'lead_views'),
    done: (_, view) => {
      onRemoved()
      return { text: t('leads.view_deleted_toast', { name: view.name }) }
    },
    isHandled: () => true,
  })
}

function ViewDialog(props: {
  view: LeadView | undefined
  mayShare: boolean
  onClose: () => void
  onSave: (name: string, shared: boolean) => Promise<unknown>
}) {
  const { t } = useMessages()
  const [isShared, setShared] = useState(props.view?.shared ?? false)
  const save = async (data: FormData) => {
    await props.onSave(String(data.get('name')).trim(), isShared)
    props.onClose()
  }
  return (
    <Dialog title={t(props.view ? 'leads.view_edit' : 'leads.view_save')} isOpen onClose={props.onClose} size="small">
      <Form onSubmit={save}>
        <TextField
          name="name"
          label={t('leads.view_name')}
          defaultValue={props.view?.name}
          maxLength={constraints.NewLeadView.name.maxLength}
          autoComplete="off"
          isRequired
          autoFocus
        />
        {props.mayShare && (
          <Checkbox isSelected={isShared} onChange={setShared} description={t('leads.view_share_text')}>
            {t('leads.view_share')}
          </Checkbox>
        )}
        <FormActions onCancel={props.onClose}>
          <SubmitButton>{t('leads.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
