/** A photo that cannot be had goes: our own drawing lies beneath it. */
export function removeBrokenPhotos() {
  addEventListener("error", ({ target }) => remove(target), true);
  for (const photo of [...document.images])
    if (photo.complete && !photo.naturalWidth) remove(photo);
}

function remove(target: EventTarget | null) {
  if (target instanceof HTMLImageElement && "photo" in target.dataset) target.remove();
}
