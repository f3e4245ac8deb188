import { contrastOf } from '../theme/contrast.ts';

// What can be seen to be wrong with a page, whatever is on it. Each answers with the faults it found.

const controls =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"], [role="menuitem"]';

const nameOf = (element: Element) => {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.tagName.toLowerCase()} «${words.trim().slice(0, 40)}»`;
};

const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)];

/** What only a screen reader has, or nobody. */
const isUnseen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width <= 1 ||
    height <= 1 ||
    element.closest('[data-react-aria-prevent-focus], [data-live-announcer]') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
};

/** What a finger may press to reach a control: its label, the box of a field, or itself. */
function targetOf(control: HTMLElement): Element {
  const isText = control.matches(
    'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select',
  );
  const around = isText ? control.closest('[role="group"], [role="presentation"], [data-rac]') : null;
  const box = around === control ? control.parentElement : around;
  return control.closest('label') ?? box ?? control;
}

/** A link within a sentence is as high as the sentence; WCAG 2.5.8 lets it. */
const isInSentence = (control: HTMLElement) =>
  control.tagName === 'A' && getComputedStyle(control).display === 'inline';

const pressed = () =>
  all(controls).flatMap((control) => {
    const target = targetOf(control);
    return isUnseen(target) || isInSentence(control)
      ? []
      : [{ control, target, box: target.getBoundingClientRect() }];
  });

/** What an element floats over the page with, if it does. */
function floatingOver(element: Element): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (/absolute|fixed|sticky/.test(getComputedStyle(at).position)) return at;
  return null;
}

/** What an element moves with: what scrolls under a bar is not beside it. */
function paneOf(element: Element): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, overflowY } = getComputedStyle(at);
    if (/absolute|fixed|sticky/.test(position) || /auto|scroll/.test(overflowY)) return at;
  }
  return null;
}

/** Controls with less than `least` pixels to press. */
export const smallTargets = (least: number): string[] =>
  pressed().flatMap(({ control, box: { width, height } }) =>
    width >= least - 0.5 && height >= least - 0.5
      ? []
      : [`${nameOf(control)} has ${Math.round(width)} × ${Math.round(height)} px`],
  );

/**
 * Controls whose middle `room` pixels another control reaches into: they are smaller, and not far enough from the next.
 * What stands inside another control, as the × of a field, is part of it.
 */
export function crowdedTargets(room: number): string[] {
  const every = pressed();
  return every.flatMap(({ control, target, box }) => {
    if (box.width >= room - 0.5 && box.height >= room - 0.5) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const [across, along] = [Math.max(room, box.width) / 2, Math.max(room, box.height) / 2];
    const near = every.find(
      (other) =>
        !other.target.contains(target) &&
        !target.contains(other.target) &&
        paneOf(other.target) === paneOf(target) &&
        Math.min(other.box.right, x + across) - Math.max(other.box.left, x - across) > 1 &&
        Math.min(other.box.bottom, y + along) - Math.max(other.box.top, y - along) > 1,
    );
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    return near ? [`${nameOf(control)}, ${size} px, is next to ${nameOf(near.control)}`] : [];
  });
}

/** Rectangles of the letters of an element, without those of the elements in it. */
function lettersOf(element: HTMLElement): DOMRect[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  });
}

/** Letters that a box cuts off: neither scrolled to, nor cut with an ellipsis on purpose. */
export function cutText(): string[] {
  return all('*').flatMap((element) => {
    const letters = isUnseen(element) ? [] : lettersOf(element);
    if (letters.length === 0) return [];
    for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return [];
      if (/auto|scroll/.test(`${overflowX}${overflowY}`) || (width <= 1 && height <= 1)) return [];
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut = letters.some(
        (one) =>
          (cuts(overflowX) && (one.left < left - 2 || one.right > right + 2)) ||
          // Letters take less than their line: what is cut of a line is seldom ink.
          (cuts(overflowY) && (one.top < top - one.height / 4 || one.bottom > bottom + one.height / 4)),
      );
      if (isCut) return [`${nameOf(element)} is cut off`];
      if (position === 'fixed') return [];
    }
    return [];
  });
}

/** What is left of a box of letters within all that clips it. */
function shownPart(box: DOMRect, element: HTMLElement): DOMRect[] {
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const clip = at.getBoundingClientRect();
    [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
    [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
  }
  return right > left && bottom > top ? [new DOMRect(left, top, right - left, bottom - top)] : [];
}

/** Letters over letters of another element. What floats over the page is meant to. */
export function textOverText(): string[] {
  const words = all('*')
    .filter((element) => !isUnseen(element) && !element.closest('svg') && !floatingOver(element))
    .map((element) => ({ element, letters: lettersOf(element).flatMap((box) => shownPart(box, element)) }))
    .filter(({ letters }) => letters.length > 0);
  return words.flatMap(({ element, letters }, at) =>
    words
      .slice(at + 1)
      .flatMap((other) =>
        letters.some((one) =>
          other.letters.some(
            (two) =>
              Math.min(one.right, two.right) - Math.max(one.left, two.left) > 3 &&
              Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > one.height / 3,
          ),
        )
          ? [`${nameOf(element)} lies over ${nameOf(other.element)}`]
          : [],
      ),
  );
}

/** Pixels by which the page is wider than its window. */
export function pageOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}

/** What still moves although less motion was asked for. */
export function motion(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    const isStill = Number(duration) <= 1 && Number(iterations) <= 1;
    const target = (animation.effect as KeyframeEffect | null)?.target;
    return isStill ? [] : [`${target ? nameOf(target) : 'something'} moves for ${String(duration)} ms`];
  });
}

type Paint = readonly [red: number, green: number, blue: number, alpha: number];

/** A computed colour: `rgb(…)`, or `color(srgb …)` of what was mixed. */
function paintOf(css: string): Paint {
  const [red = 0, green = 0, blue = 0, alpha = 1] = [...css.matchAll(/[\d.]+(?:e-?\d+)?/gu)].map(Number);
  const unit = css.startsWith('color(') ? 1 : 255;
  return [red / unit, green / unit, blue / unit, alpha];
}

const over = ([red, green, blue, alpha]: Paint, ground: Paint): Paint => [
  red * alpha + ground[0] * (1 - alpha),
  green * alpha + ground[1] * (1 - alpha),
  blue * alpha + ground[2] * (1 - alpha),
  1,
];

/** Where words stand out less than WCAG asks without anybody's fault: they cannot be used, or are no words. */
const withoutContrast = ':disabled, [data-disabled], [aria-disabled="true"], [inert]';

/**
 * Words that stand out too little from their ground (WCAG 1.4.3). The ground is what they stand in, not what lies under them
 * beside that: axe asks each point for it, which takes a hundred times as long.
 */
export function paleText(): string[] {
  const grounds = new Map<Element | null, Paint>([[null, paintOf(systemColor('Canvas'))]]);
  const groundOf = (element: Element | null): Paint => {
    const known = grounds.get(element);
    if (known || !element) return known ?? [1, 1, 1, 1];
    const ground = over(paintOf(getComputedStyle(element).backgroundColor), groundOf(element.parentElement));
    grounds.set(element, ground);
    return ground;
  };
  return all('*').flatMap((element) => {
    const isField = element.matches('input:not([type="checkbox"], [type="radio"], [type="file"]), textarea');
    const hasWords =
      isField ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!hasWords || element.closest(withoutContrast) || isUnseen(element)) return [];
    const { color, fill, fontSize, fontWeight } = getComputedStyle(
      element,
      isField && element.matches(':placeholder-shown') ? '::placeholder' : null,
    );
    const ground = groundOf(element);
    const ratio = contrastOf(over(paintOf(element.closest('svg') ? fill : color), ground), ground);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    return ratio >= least - 0.005 ? [] : [`${nameOf(element)} has a contrast of ${ratio.toFixed(2)}`];
  });
}

/** What a system colour is where the page is drawn. */
function systemColor(name: string): string {
  const drop = document.body.appendChild(document.createElement('i'));
  drop.style.color = name;
  const { color } = getComputedStyle(drop);
  drop.remove();
  return color;
}

/** Marks of boxes that are not checked: forced colours draw also what is transparent. */
export const marksOfUnchecked = (): string[] =>
  all('input[type="checkbox"]').flatMap((input) => {
    const mark = input.closest('label')?.querySelector('svg');
    const box = mark?.parentElement;
    if (!mark || !box || input.matches(':checked, :indeterminate') || isUnseen(mark)) return [];
    const isDrawn = getComputedStyle(mark).stroke !== getComputedStyle(box).backgroundColor;
    return isDrawn ? [`${nameOf(input.closest('label') ?? input)} looks checked`] : [];
  });

/** What cannot be used and has the colour of what can. */
export function liveLooking(): string[] {
  const grey = systemColor('GrayText');
  return all(':disabled, [data-disabled], [aria-disabled="true"]').flatMap((element) =>
    isUnseen(element) || getComputedStyle(element).color === grey
      ? []
      : [`${nameOf(element)} looks as if it could be used`],
  );
}

/** Shapes that are nothing but a background, which forced colours take away. */
export function lostShapes(): string[] {
  const paper = document.body.appendChild(document.createElement('div'));
  paper.style.backgroundColor = 'Canvas';
  const canvas = getComputedStyle(paper).backgroundColor;
  paper.remove();
  return all('*').flatMap((element) => {
    const style = getComputedStyle(element);
    const isShape =
      element.childElementCount === 0 &&
      !element.textContent?.trim() &&
      !element.closest('svg') &&
      !element.matches('input, textarea, select, img, canvas, hr, td, th');
    if (!isShape || isUnseen(element) || style.forcedColorAdjust === 'none') return [];
    const isDrawn =
      [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth, style.outlineWidth].some(
        (width, at) => Number.parseFloat(width) > 0 && (at < 3 || style.outlineStyle !== 'none'),
      ) ||
      (style.backgroundColor !== canvas && style.backgroundColor !== 'rgba(0, 0, 0, 0)');
    const wasPainted = style.backgroundColor === canvas;
    return !isDrawn && wasPainted ? [`${nameOf(element)} ${element.className} is lost`] : [];
  });
}
