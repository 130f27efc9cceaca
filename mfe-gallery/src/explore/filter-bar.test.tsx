import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TEXTS } from "../texts";
import { collectionOf, findCards, galleryHost, openGallery, renderGallery } from "./explore-testing";

describe("the filters", () => {
  it("are read from the URL, and narrow the list", async () => {
    const fake = galleryHost();
    renderGallery(fake, "/?category=Social+Media&search=tin");
    await findCards(5);
    expect(fake.requested).toEqual([
      "/images?category=Social%20Media&limit=5&random=true&search=tin&seed=seed",
    ]);
    expect(await screen.findByLabelText("Category")).toHaveValue("Social Media");
    expect(screen.getByLabelText("Search")).toHaveValue("tin");
  });

  it("reset the list to 5 when one changes", async () => {
    const { requested, user } = await openGallery();
    await user.click(screen.getByRole("button", { name: TEXTS.loadMore }));
    await findCards(10);
    await user.selectOptions(screen.getByLabelText("Theme"), "Bold");
    await findCards(5);
    expect(requested.at(-1)).toBe("/images?limit=5&random=true&seed=seed&theme=Bold");
  });

  it("include the colours, of which a second press removes the chosen one", async () => {
    const user = userEvent.setup();
    const fake = galleryHost();
    renderGallery(fake, "/?color=teal");
    const colors = within(await screen.findByRole("group", { name: "Color" }));
    expect(colors.getByRole("button", { pressed: true })).toHaveAccessibleName("Teal");
    await user.click(colors.getByRole("button", { name: "Red" }));
    await waitFor(() =>
      expect(fake.requested.at(-1)).toBe("/images?color=red&limit=5&random=true&seed=seed"),
    );
    expect(screen.getByRole("button", { name: "Filters, 1 in use" })).toBeInTheDocument();
    await user.click(colors.getByRole("button", { name: "Red" }));
    await waitFor(() => expect(fake.requested.at(-1)).toBe("/images?limit=5&random=true&seed=seed"));
  });

  it("both apply when two change before the cards have loaded", async () => {
    const { requested } = await openGallery();
    const [theme, tag] = [screen.getByLabelText("Theme"), screen.getByLabelText("Tag")];
    act(() => {
      fireEvent.change(theme, { target: { value: "Bold" } });
      expect(theme).toHaveValue("Bold");
      fireEvent.change(tag, { target: { value: "New" } });
      expect(tag).toHaveValue("New");
    });
    await waitFor(() =>
      expect(requested.at(-1)).toBe("/images?limit=5&random=true&seed=seed&tag=New&theme=Bold"),
    );
    expect(theme).toHaveValue("Bold");
  });

  it("are cleared one by one, and all together", async () => {
    const user = userEvent.setup();
    const fake = galleryHost();
    renderGallery(fake, "/?category=Social+Media&tag=New&theme=Bold");
    await user.click(await screen.findByRole("button", { name: "Remove Tag: New" }));
    await waitFor(() =>
      expect(fake.requested.at(-1)).toBe(
        "/images?category=Social%20Media&limit=5&random=true&seed=seed&theme=Bold",
      ),
    );
    await user.click(screen.getByRole("button", { name: "Clear all filters" }));
    await waitFor(() => expect(fake.requested.at(-1)).toBe("/images?limit=5&random=true&seed=seed"));
    expect(screen.queryByRole("group", { name: "Filters in use" })).not.toBeInTheDocument();
  });

  it("are counted on the button that opens their sheet, without the search, which stays visible", async () => {
    const fake = galleryHost();
    renderGallery(fake, "/?category=Social+Media&theme=Bold&search=tin");
    const opener = await screen.findByRole("button", { name: "Filters, 2 in use" });
    const sheet = screen.getByRole("group", { name: "Filters" });
    expect(opener).toHaveAttribute("popovertarget", sheet.id);
    expect(within(sheet).getAllByRole("combobox")).toHaveLength(4);
    expect(sheet).not.toContainElement(screen.getByLabelText("Search"));
  });

  it("search once per word, after a pause", async () => {
    const { requested, user } = await openGallery();
    await user.type(screen.getByLabelText("Search"), "tin ");
    await waitFor(() => expect(requested.at(-1)).toContain("search=tin&"));
    expect(requested.filter((path) => path.includes("search="))).toHaveLength(1);
  });

  it("have a shortcut: a slash focuses the search, and can be typed there", async () => {
    const { user } = await openGallery();
    await user.keyboard("/");
    expect(screen.getByLabelText("Search")).toHaveFocus();
    await user.keyboard("/");
    expect(screen.getByLabelText("Search")).toHaveValue("/");
  });

  it("fall back to the default lists when they cannot be loaded", async () => {
    const fake = galleryHost(collectionOf(5), {
      "GET /filters": () => {
        throw new ApiError(httpErrorText(500), 500);
      },
    });
    renderGallery(fake);
    const options = within(await screen.findByLabelText("Category")).getAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual([
      "All categories",
      "Product Poster",
      "Social Media",
      "Mockup Ads",
      "Banner Design",
      "Logo Design",
    ]);
  });

  it("show that nothing matches, and can then be cleared", async () => {
    const user = userEvent.setup();
    const fake = galleryHost([]);
    renderGallery(fake, "/?search=nothing");
    expect(await screen.findByText("No posters match")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear all filters" }));
    await waitFor(() => expect(fake.requested.at(-1)).toBe("/images?limit=5&random=true&seed=seed"));
  });
});
