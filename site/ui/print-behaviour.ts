export function letButtonsPrint(root: ParentNode): void {
  for (const button of root.querySelectorAll('[data-print]')) button.addEventListener('click', () => window.print())
}
