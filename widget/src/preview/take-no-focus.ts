/** Keeps whoever writes beside the frame where they are: a popup that opens or is drawn takes the focus only from within. */
export function takeNoFocus(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    // What is inert gets no focus by opening. To give it back afterwards would be too late for keys pressed meanwhile.
    this.inert = !document.hasFocus()
    showModal.call(this)
    this.inert = false
  }
}
