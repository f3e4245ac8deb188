import type { Window } from './window.ts';

/**
 * Keeps the page alive while a browser translates it. A translator takes each text out of the page and puts a `<font>` in its
 * place; React then removes, or inserts before, a text that is not there, which throws and ends the page, or it writes the new
 * text into the one that nobody sees, and a count stays what it was. This is how React's own maintainers say to live with it
 * (facebook/react#11538), and the new text put back besides. Texts in elements of their own would need no guard, but
 * every `{count} pedidos` of every screen and library is loose text.
 */
export function keepTranslatedPages({ document, MutationObserver, Node, Text }: Window): void {
  /** The nodes that replaced a text. */
  const standIns = new WeakMap<Node, ChildNode>();

  /** The child of `parent` that holds a node, or replaced it; `null` where the translator left nothing. */
  const placeOf = (node: Node, parent: Node): ChildNode | null => {
    let at: Node | null | undefined = node;
    while (at && at.parentNode !== parent) at = standIns.get(at) ?? at.parentNode;
    return (at as ChildNode | null | undefined) ?? null;
  };

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function removePlace<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const place = placeOf(child, this);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforePlace<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    const place = before === null || before.parentNode === this ? before : placeOf(before, this);
    return insertBefore.call(this, node, place) as Child;
  };

  // The page writes into a text that is not shown: the text is put back, and the translator translates it
  // again.
  const written = new MutationObserver((changes) => {
    for (const { target } of changes) {
      standIns.get(target)?.replaceWith(target);
      standIns.delete(target);
    }
  });
  const isStandIn = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT';
  const translated = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
        if (standIn === undefined) continue;
        standIns.set(text, standIn);
        written.observe(text, { characterData: true });
      }
    }
  });
  translated.observe(document, { childList: true, subtree: true });
}
