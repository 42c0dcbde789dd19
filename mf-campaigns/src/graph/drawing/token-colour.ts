/** The value of a colour token at that place of the page. The token's own text may be `light-dark()`, which a canvas does not know. */
export function tokenColour(place: Element, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
