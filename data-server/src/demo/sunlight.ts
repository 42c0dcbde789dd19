/** The radiation that reaches the top of the atmosphere on a day, in J/cm² (FAO Irrigation and Drainage Paper 56, equations 21 to 25). */
export function aboveTheAir(latitude: number, dayOfYear: number): number {
  const radians = (latitude * Math.PI) / 180;
  const turn = (2 * Math.PI * dayOfYear) / 365;
  const declination = 0.409 * Math.sin(turn - 1.39);
  const sunset = Math.acos(Math.max(-1, Math.min(1, -Math.tan(radians) * Math.tan(declination))));
  const sines = sunset * Math.sin(radians) * Math.sin(declination);
  const cosines = Math.cos(radians) * Math.cos(declination) * Math.sin(sunset);
  return ((24 * 60) / Math.PI) * 0.082 * (1 + 0.033 * Math.cos(turn)) * (sines + cosines) * 100;
}
