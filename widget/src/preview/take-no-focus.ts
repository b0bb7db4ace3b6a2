/** Keeps the focus in the editor: a popup in the preview takes it only if it is already inside the frame. */
export function takeNoFocus(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    // An inert element gets no focus by opening. Returning the focus afterwards would lose keys pressed meanwhile.
    this.inert = !document.hasFocus()
    showModal.call(this)
    this.inert = false
  }
}
